"""An evening with a plan: fixed rounds, seats drawn, results from the referees, standings.

- `plan`: the plan, and what came of it, as values; `points`: what a place is worth; `standings`: who leads.
- `draw`: who sits where, by lot; `swiss`: the same for two at a table, by points; `sizes`: how many at each.
- `counting`: what tables tell, put beside the plan; `changes`: what hosts do to it.
- `shown`: all of it for the pages; `table_file`: the same as CSV.
- `kept`: the file, with a sum of its text (`checksummed_json`); `forgetting`: when it is deleted by itself.
- `desk`: one evening of a hall, kept and told; `addresses`: its pages and requests.
"""
