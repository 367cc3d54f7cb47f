import type { WholeItem } from '#shared/content/content-types.ts'
import { RichText } from '#shared/content/rich-text/RichText.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import styles from './ItemText.module.css'

/** What the item says: rich text of the company's, plain text of a member's, with its pictures. */
export function ItemText({ item }: { readonly item: WholeItem }) {
  const { itemId, body, text, pictures } = item
  return (
    <>
      {body !== '' ? (
        <RichText html={body} name={itemId} />
      ) : text !== '' ? (
        <p className={styles.text}>{text}</p>
      ) : null}
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map(({ url, alt }) => (
            <li key={url} className={styles.picture}>
              <Picture src={url} alt={alt} width={1} height={1} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
