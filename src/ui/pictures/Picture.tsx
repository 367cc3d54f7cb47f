import { useEffect, useState } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './Picture.module.css'

export interface PictureProps {
  readonly src: string
  /** The content of the picture; `''` for a picture that only decorates. */
  readonly alt: string
  /** Its own size, of which only the ratio counts: the space is reserved before it is loaded. */
  readonly width: number
  readonly height: number
  /** Says whether all of it is shown, or its middle fills the place. */
  readonly fit?: 'contain' | 'cover'
  /** Loaded at once, not when it comes near the view: for what is seen first. */
  readonly eager?: boolean
}

type State = 'loading' | 'shown' | 'failed'

/**
 * A picture as wide as its place: a quiet surface until it is loaded, a line drawing where it could
 * not be; nothing moves when it comes. It is tried again when the network is back.
 */
export function Picture(props: PictureProps) {
  // Another picture begins again.
  return <Loading key={props.src} {...props} />
}

function Loading({ src, alt, width, height, fit = 'cover', eager = false }: PictureProps) {
  const [state, setState] = useState<State>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (state !== 'failed') return undefined
    const again = () => {
      setTries((before) => before + 1)
      setState('loading')
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [state])
  const failed = state === 'failed'
  return (
    <span
      className={styles.place}
      // Not `aspect-ratio`: it is newer than Safari 14.
      style={{ paddingTop: `${(height / width) * 100}%` }}
      {...(failed && alt !== '' ? { role: 'img', 'aria-label': `${alt}，没有加载出来` } : {})}
    >
      {failed ? (
        <span className={styles.failed} aria-hidden="true">
          <svg viewBox="0 0 24 24" focusable="false">
            <path d="M4.5 5.5h15v13h-15zM4.5 15l4-4 4.5 4.5 2.5-2.5 4 4" />
            <circle cx="15" cy="9" r="1.2" />
          </svg>
        </span>
      ) : (
        <img
          key={tries}
          className={classes(styles.picture, styles[fit], state === 'shown' && styles.shown)}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </span>
  )
}
