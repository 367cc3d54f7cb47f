import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from '#ui/classes.ts'
import { BackIcon, ChevronIcon, CloseIcon } from '#ui/icons.tsx'
import { useModal } from '#ui/overlays/use-modal.ts'
import { fitted, WHOLE, type Size } from './picture-gestures.ts'
import styles from './PictureViewer.module.css'
import { usePictureGestures } from './use-picture-gestures.ts'

export interface ViewedPicture {
  readonly src: string
  /** The content of the picture; `''` where that is not known. */
  readonly alt: string
  /** Its size as it was given, until its own is known. */
  readonly width: number
  readonly height: number
}

interface Props {
  readonly pictures: readonly ViewedPicture[]
  /** The one that is shown first, from 0. */
  readonly first: number
  readonly onClose: () => void
}

const NO_SIZE: Size = { width: 0, height: 0 }

/**
 * Pictures whole and one by one, over the page. Two fingers, a double tap or the button enlarge
 * one, a swipe, the arrows or the buttons lead to the next.
 */
export function PictureViewer({ pictures, first, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(first)
  const [stageSize, setStageSize] = useState(NO_SIZE)
  /** The pictures' own sizes, by their addresses, once they are loaded. */
  const [sizes, setSizes] = useState<Readonly<Record<string, Size>>>({})
  useModal(true, box, onClose)

  const last = pictures.length - 1
  const shown = pictures[at]
  // The same picture may come twice, and none moves: each is known by its place.
  const placed = pictures.map((picture, index) => ({ picture, place: String(index) }))
  const fit = (picture: ViewedPicture) => fitted(sizes[picture.src] ?? picture, stageSize)
  const go = (step: 1 | -1) => {
    setAt((before) => Math.min(Math.max(before + step, 0), last))
    rest()
  }
  const { view, aside, moving, rest, toggle, handlers } = usePictureGestures({
    picture: shown === undefined ? NO_SIZE : fit(shown),
    stage: stageSize,
    hasPrevious: at > 0,
    hasNext: at < last,
    onStep: go,
  })
  const measure = useEffectEvent(() => {
    const element = stage.current
    if (element === null) return
    setStageSize({ width: element.clientWidth, height: element.clientHeight })
    rest()
  })
  useLayoutEffect(() => {
    const onResize = () => measure()
    onResize()
    // A phone that is turned.
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [])
  const onKey = useEffectEvent((key: string) => {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  })
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => onKey(key)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  if (shown === undefined) return null
  const enlarged = view.scale > 1
  return createPortal(
    <div
      ref={box}
      className={styles.viewer}
      role="dialog"
      aria-modal="true"
      aria-label="查看大图"
      tabIndex={-1}
    >
      <div className={styles.bar}>
        <p className={styles.place} aria-live="polite">
          {last > 0 && `第 ${at + 1}/${pictures.length} 张`}
        </p>
        <button type="button" className={styles.action} onClick={toggle}>
          {enlarged ? '还原' : '放大'}
        </button>
        <button type="button" className={styles.action} aria-label="关闭" onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <div ref={stage} className={styles.stage} {...handlers}>
        <div
          className={classes(styles.row, !moving && styles.settling)}
          style={{ transform: `translate3d(${aside - at * stageSize.width}px, 0, 0)` }}
        >
          {placed.map(({ picture, place }, index) => (
            <div key={place} className={styles.slide} aria-hidden={index !== at}>
              {/** Pictures further away are not loaded. */}
              {Math.abs(index - at) <= 1 && (
                <Shown
                  picture={picture}
                  size={fit(picture)}
                  view={index === at ? view : WHOLE}
                  inView={index === at}
                  moving={moving}
                  onLoad={(size) => setSizes((before) => ({ ...before, [picture.src]: size }))}
                />
              )}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.bar}>
        {last > 0 && (
          <button
            type="button"
            className={styles.action}
            aria-label="上一张"
            aria-disabled={at === 0}
            onClick={() => go(-1)}
          >
            <BackIcon />
          </button>
        )}
        <p className={styles.words}>{shown.alt}</p>
        {last > 0 && (
          <button
            type="button"
            className={styles.action}
            aria-label="下一张"
            aria-disabled={at === last}
            onClick={() => go(1)}
          >
            <ChevronIcon />
          </button>
        )}
      </div>
    </div>,
    document.body,
  )
}

interface ShownProps {
  readonly picture: ViewedPicture
  readonly size: Size
  readonly view: typeof WHOLE
  /** True if it is the picture in view rather than one next to it. */
  readonly inView: boolean
  readonly moving: boolean
  readonly onLoad: (size: Size) => void
}

function Shown({ picture: { src, alt }, size, view, inView, moving, onLoad }: ShownProps) {
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  if (failed) {
    const again = () => {
      setFailed(false)
      setTries((before) => before + 1)
    }
    return (
      <div className={styles.failed}>
        <p>图片没有加载出来</p>
        {inView && (
          <button
            type="button"
            className={styles.action}
            // The stage below would take the finger for one of a gesture.
            onPointerDown={(event) => event.stopPropagation()}
            onClick={again}
          >
            重新加载
          </button>
        )}
      </div>
    )
  }
  const { scale, x, y } = view
  return (
    <img
      key={tries}
      className={classes(styles.picture, !moving && styles.settling)}
      style={{ ...size, transform: `translate3d(${x}px, ${y}px, 0) scale(${scale})` }}
      src={src}
      alt={alt === '' ? '图片' : alt}
      draggable={false}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
        // A drawing may have no size of its own.
        if (width > 0 && height > 0) onLoad({ width, height })
      }}
      onError={() => setFailed(true)}
    />
  )
}
