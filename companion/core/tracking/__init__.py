"""From touches to which piece may be where.

- `tracker`: follows the touches; `arrangements`: every piece's place, in all likely readings at once.
- `lift_gestures`: what people say by lifting pieces.

For the core alone:

- `touch_steps`: what one touch may have been; `slide_path`, `late_bounces`, `picture_difference`: what single
  touches tell.
- `polarity_filter`: magnets' poles; `masking`: sensors not believed; `unplayed_places`: places of nobody.
"""
