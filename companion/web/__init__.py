"""Pages, API and event stream: reads snapshots, puts stimuli into the inbox, decides nothing."""
