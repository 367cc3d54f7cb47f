import type { CSSProperties } from 'react'
import { SCENE, type BillLook } from './bill-look.ts'
import styles from './BillStory.module.css'

interface Props {
  readonly look: BillLook
  /** The progress of the story, from 0 to 1. */
  readonly progress: number
}

/** The year's scene: what moves in it goes with the pages. */
export function BillScene({ look, progress }: Props) {
  return (
    <svg
      className={styles.scene}
      viewBox={`0 0 ${SCENE.width} ${SCENE.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {look.shapes.map(({ d, fill, opacity = 1, move: [x, y] = [0, 0] }) => {
        const moved: CSSProperties = {
          transform: `translate(${x * progress}px, ${y * progress}px)`,
        }
        return (
          <path
            key={d}
            className={styles.shape}
            d={d}
            fill={fill}
            opacity={opacity}
            style={moved}
          />
        )
      })}
    </svg>
  )
}
