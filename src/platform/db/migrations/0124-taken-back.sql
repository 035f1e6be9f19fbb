-- An accountant's month names receipts that are void since their confirmation was taken back.
create index order_history_void on order_history (at) where event = 'confirm-void';
