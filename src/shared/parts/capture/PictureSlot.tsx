import { useRef, type ReactNode } from 'react'
import { isWorking, type SlotState } from '#domain/identity/picture.ts'
import { Button } from '#ui/base/Button.tsx'
import styles from './PictureSlot.module.css'
import type { Capture } from './use-capture.ts'

interface Props {
  /** The subject of the picture: 人像面. */
  readonly label: string
  readonly capture: Capture
  /** The outline of what to take a picture of, shown while there is none. */
  readonly outline: ReactNode
  /** The words about a picture that has arrived. */
  readonly doneText: string
  /** Puts a picture that belongs elsewhere into its own slot. */
  readonly onMove?: () => void
}

function progressOf(state: SlotState): string {
  if (state.at === 'compressing') return '压缩中'
  if (state.at === 'uploading') return `上传中 ${Math.round(state.share * 100)}%`
  return '识别中'
}

/**
 * A place for one picture: taken with the camera or chosen from the album, compressed, uploaded
 * and read. Two inputs, because some systems offer only one of both for an input.
 */
export function PictureSlot({ label, capture, outline, doneText, onMove }: Props) {
  const { state, thumbnail, choose, retry, insist } = capture
  const camera = useRef<HTMLInputElement>(null)
  const album = useRef<HTMLInputElement>(null)
  const working = isWorking(state)
  const failed = state.at === 'failed'
  const canRetry = failed && state.again === 'retry'
  const canSend = failed && state.again === 'send'
  const canMove = failed && state.again === 'move' && onMove !== undefined

  function take(input: HTMLInputElement, by: 'camera' | 'album'): void {
    const file = input.files?.[0]
    // The same file may be chosen again.
    if (file !== undefined) void choose(file, by)
    input.value = ''
  }

  return (
    <section className={styles.slot} aria-label={label} aria-busy={working || undefined}>
      <div className={styles.frame}>
        {thumbnail === undefined || thumbnail === '' ? (
          outline
        ) : (
          <img className={styles.picture} src={thumbnail} alt={`${label}照片`} />
        )}
        {working && <p className={styles.cover}>{progressOf(state)}</p>}
        {state.at === 'done' && <p className={styles.read}>{doneText}</p>}
      </div>
      <p className={failed ? styles.fault : styles.label} aria-live="polite">
        {failed ? `${label}：${state.reason}` : label}
      </p>
      <div className={styles.acts}>
        {canRetry && (
          <Button kind="secondary" size="small" block onClick={retry}>
            重试
          </Button>
        )}
        {canMove && (
          <Button kind="secondary" size="small" block onClick={() => onMove()}>
            换到另一栏
          </Button>
        )}
        <Button
          kind={canRetry || canMove ? 'text' : 'secondary'}
          size="small"
          block
          disabled={working}
          onClick={() => camera.current?.click()}
        >
          {state.at === 'empty' ? '拍照' : '重拍'}
        </Button>
        {canSend && (
          <Button kind="text" size="small" block onClick={insist}>
            仍用这张
          </Button>
        )}
        <Button
          kind="text"
          size="small"
          block
          disabled={working}
          onClick={() => album.current?.click()}
        >
          从相册选择
        </Button>
      </div>
      <input
        ref={camera}
        type="file"
        accept="image/jpeg,image/png"
        capture="environment"
        hidden
        data-picture={`${label} camera`}
        onChange={(event) => take(event.currentTarget, 'camera')}
      />
      <input
        ref={album}
        type="file"
        accept="image/jpeg,image/png"
        hidden
        data-picture={`${label} album`}
        onChange={(event) => take(event.currentTarget, 'album')}
      />
    </section>
  )
}
