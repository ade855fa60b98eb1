"""From touches to which piece may be where.

- `tracker`: follows the touches; `arrangements`: every piece's place, in all likely readings at once.
- `touch_steps`: what one touch may have been.
- `slide_path`, `late_bounces`, `lift_gestures`, `picture_difference`: what single touches tell.
- `polarity_filter`: magnets' poles; `masking`: sensors not believed; `unplayed_places`: places of nobody.
"""
