import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import type { PdfFile } from './pdf-reader.ts'
import styles from './PdfPage.module.css'

interface Props {
  readonly file: PdfFile
  /** From 1. */
  readonly number: number
  /** True if there is a button to download the file. */
  readonly download: boolean
}

/** One page, drawn on a canvas, with its text for screen readers. */
export function PdfPage({ file, number, download }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const place = holder.current
    if (place === null) return undefined
    // A new canvas for each drawing: pdf.js cannot draw twice on one at a time.
    const canvas = document.createElement('canvas')
    canvas.className = styles.canvas ?? ''
    canvas.setAttribute('aria-hidden', 'true')
    let left = false
    async function draw(paper: HTMLDivElement): Promise<void> {
      try {
        const text = await file.draw(number, canvas, paper.clientWidth)
        if (left) return
        paper.append(canvas)
        setWords(text)
      } catch {
        if (!left) setFailed(true)
      }
    }
    void draw(place)
    return () => {
      left = true
      canvas.remove()
    }
  }, [file, number])
  const label = `${number}/共${file.pages}页`
  return (
    <section
      className={styles.page}
      aria-label={`第 ${label}`}
      aria-busy={words === null && !failed}
    >
      <div ref={holder} className={styles.paper} />
      {words === null && !failed ? (
        <div className={styles.coming}>
          <Skeleton lines={6} />
        </div>
      ) : null}
      {failed ? (
        <p className={styles.failed}>{`这一页无法显示${download ? '，请下载后查看' : ''}`}</p>
      ) : null}
      {words === null ? null : <Spoken>{words}</Spoken>}
      <p className={styles.number} aria-hidden="true">
        {label}
      </p>
    </section>
  )
}
