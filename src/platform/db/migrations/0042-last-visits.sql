-- When each learner was last here, asked every few minutes: the newest event of an enrolment without reading all of them.
create index learning_events_received on learning_events (enrolment_id, received_at);
