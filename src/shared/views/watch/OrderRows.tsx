import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { movedTo } from '#domain/watch/watch-list.ts'
import { classes } from '#ui/classes.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './WatchedFunds.module.css'
import type { WatchedRow } from './watched-rows.ts'

interface Props {
  readonly rows: readonly WatchedRow[]
  /** Called with the codes once a fund is where it was put. */
  readonly onOrder: (codes: readonly string[]) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** The user's own order: by dragging a handle, by its arrow keys, or by a button. */
export function OrderRows({ rows, onOrder }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const endDrag = useRef<(() => void) | null>(null)
  const [said, setSaid] = useState('')
  const given = rows.map(({ fundCode }) => fundCode)
  const codes = order ?? given
  const byCode = new Map(rows.map((row) => [row.fundCode, row]))

  useEffect(() => () => endDrag.current?.(), [])

  const say = (code: string, next: readonly string[]) =>
    setSaid(`${byCode.get(code)?.fundName ?? code}，第 ${next.indexOf(code) + 1} 位`)

  /**
   * Follows the pointer over the whole page: a handle that changes its place in the document loses
   * the pointer. What is dropped is the newest order, drawn yet or not.
   */
  function hold(code: string): void {
    let made: readonly string[] = given
    const letGo = () => {
      stop()
      setDragged(null)
      setOrder(null)
    }
    const move = ({ clientY }: PointerEvent) => {
      const items = Array.from(list.current?.querySelectorAll('li') ?? [])
      const place = items.findIndex((item) => clientY < item.getBoundingClientRect().bottom)
      made = movedTo(made, code, place < 0 ? items.length : place)
      setOrder(made)
    }
    const drop = () => {
      letGo()
      if (made.join() === given.join()) return
      say(code, made)
      onOrder(made)
    }
    // By hand: the oldest web views leave a listener there whose `signal` is aborted.
    const stop = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', letGo)
    }
    endDrag.current?.()
    endDrag.current = stop
    setDragged(code)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', letGo)
  }

  function onKey(event: KeyboardEvent, code: string): void {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(code, by)
  }

  function step(code: string, by: number): void {
    const next = movedTo(codes, code, codes.indexOf(code) + by)
    if (next.join() === codes.join()) return
    say(code, next)
    onOrder(next)
  }

  return (
    <div ref={list}>
      <RowList label="自选基金的顺序">
        {codes.map((code, place) => {
          const name = byCode.get(code)?.fundName ?? code
          return (
            <div key={code} className={classes(styles.row, code === dragged && styles.dragged)}>
              <Row title={name} note={code} />
              <button
                type="button"
                className={styles.more}
                aria-label={`上移 ${name}`}
                disabled={place === 0}
                onClick={() => step(code, -1)}
              >
                <svg
                  className={styles.dots}
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  focusable="false"
                >
                  <path d="M12 19V6M6 11.5 12 5.5l6 6" />
                </svg>
              </button>
              <button
                type="button"
                className={styles.handle}
                aria-label={`移动 ${name}，可用上下方向键`}
                onKeyDown={(event) => onKey(event, code)}
                onPointerDown={() => hold(code)}
              >
                <svg
                  className={styles.dots}
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  focusable="false"
                >
                  <path d="M5 8.5h14M5 15.5h14" />
                </svg>
              </button>
            </div>
          )
        })}
      </RowList>
      <div aria-live="polite">
        <Spoken>{said}</Spoken>
      </div>
    </div>
  )
}
