-- Every change of an incident is kept with who made it (decision 0212).
select track_history('incident');
