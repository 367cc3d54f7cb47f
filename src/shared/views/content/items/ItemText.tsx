import type { WholeItem } from '#shared/views/content/content-types.ts'
import { RichText } from '#shared/views/content/rich-text/RichText.tsx'
import { PictureButton } from '#ui/pictures/PictureButton.tsx'
import { usePictureViewer } from '#ui/pictures/use-picture-viewer.ts'
import styles from './ItemText.module.css'

/**
 * Shows what the item says: rich text of the company's, plain text of a member's, with its
 * pictures.
 */
export function ItemText({ item }: { readonly item: WholeItem }) {
  const { itemId, body, text, pictures } = item
  const { open, viewer } = usePictureViewer(
    pictures.map(({ url, ...picture }) => ({ src: url, ...picture })),
  )
  // The same picture may come twice, and none moves: each is known by its place.
  const placed = pictures.map((picture, at) => ({ ...picture, place: String(at) }))
  return (
    <>
      {body !== '' ? (
        <RichText html={body} name={itemId} />
      ) : text !== '' ? (
        <p className={styles.text}>{text}</p>
      ) : null}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {placed.map(({ url, alt, place }, at) => (
            <li key={place} className={styles.picture}>
              <PictureButton
                src={url}
                alt={alt}
                width={1}
                height={1}
                onOpen={() => void open(at)}
              />
            </li>
          ))}
        </ul>
      )}
      {viewer}
    </>
  )
}
