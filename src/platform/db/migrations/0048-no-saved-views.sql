-- Saved searches are kept on the device.

drop table staff_views;
