import { create } from 'qrcode'
import { CopyLine } from '#ui/text/CopyLine.tsx'
import styles from './HandOver.module.css'

/** Modules of white around a code, without which some phones do not find it. */
const QUIET = 4

/** The longest link, in letters, whose code a phone can still read off a screen. */
const LONGEST = 500

/** The dark modules of a code as one path, a run of a line at a time. */
function darkPath({ size, data }: { readonly size: number; readonly data: Uint8Array }): string {
  const runs: string[] = []
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (data[y * size + x] === 0) continue
      const from = x
      while (x + 1 < size && data[y * size + x + 1] !== 0) x += 1
      runs.push(`M${from + QUIET} ${y + QUIET}h${x - from + 1}v1h-${x - from + 1}z`)
    }
  }
  return runs.join('')
}

interface Props {
  /** The address that opens the app, or leads to its download. */
  readonly link: string
}

function Code({ link }: Props) {
  const { modules } = create(link, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * QUIET
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label="用手机扫描打开 App 的二维码"
      focusable="false"
      shapeRendering="crispEdges"
    >
      <path d={darkPath(modules)} />
    </svg>
  )
}

/** Carries a page on to another phone or browser: a code to scan, and its link to copy. */
export default function HandOver({ link }: Props) {
  const hasCode = link.length <= LONGEST
  return (
    <div className={styles.stack}>
      {hasCode ? <Code link={link} /> : null}
      <p className={styles.words}>
        {hasCode
          ? '用已安装 App 的手机扫描，或复制链接后在手机浏览器中打开'
          : '链接较长，没有二维码。请复制链接后在手机浏览器中打开'}
      </p>
      <CopyLine label="链接" value={link} />
    </div>
  )
}
