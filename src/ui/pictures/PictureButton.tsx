import { Spoken } from '#ui/text/Spoken.tsx'
import { Picture, type PictureProps } from './Picture.tsx'
import styles from './PictureButton.module.css'

interface Props extends PictureProps {
  readonly onOpen: () => void
}

/** A picture that opens whole at a tap (use-picture-viewer.ts). */
export function PictureButton({ onOpen, ...picture }: Props) {
  return (
    <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onOpen}>
      <Picture {...picture} />
      <Spoken>{picture.alt === '' ? '查看大图' : '，查看大图'}</Spoken>
    </button>
  )
}
