import { useQueryClient } from '@tanstack/react-query'
import { messageTarget } from '#domain/message/message-target.ts'
import { veiledText } from '#domain/message/veiled-text.ts'
import type { Message } from '#shared/engines/message/message-page.ts'
import { readOne } from '#shared/engines/message/reading.ts'
import { classes } from '#ui/classes.ts'
import { CheckIcon } from '#ui/icons.tsx'
import { toast } from '#ui/base/toast.ts'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './MessageRow.module.css'
import { NOWHERE } from './use-opened.ts'
import { useSwipe } from './use-swipe.ts'

/** One message: a tap opens what it leads to, and marks it as read; a swipe or the button marks it alone. */
export function MessageRow({ message }: { readonly message: Message }) {
  const client = useQueryClient()
  const { hidden, veil } = useHiddenAmounts()
  const { title, text, time } = message
  const unread = message.read === '0'
  const target = messageTarget(message.forward)
  const read = () => void readOne(client, message)
  const swipe = useSwipe(unread ? read : null)
  const face = (
    <>
      <span className={styles.head}>
        <span className={classes(styles.title, unread && styles.unread)}>
          {unread ? <Spoken>未读，</Spoken> : null}
          {title}
        </span>
        <span className={styles.time}>{`${time.slice(8, 10)}:${time.slice(10, 12)}`}</span>
      </span>
      <span className={styles.text}>{hidden ? veiledText(message, veil('')) : text}</span>
    </>
  )
  return (
    <div className={styles.place} data-unread={unread}>
      <div className={styles.row} {...swipe}>
        {target === null ? (
          <button
            type="button"
            className={styles.way}
            onClick={() => {
              read()
              toast.show(NOWHERE)
            }}
          >
            {face}
          </button>
        ) : (
          <a className={styles.way} href={target} onClick={read}>
            {face}
          </a>
        )}
        {unread ? (
          <button
            type="button"
            className={styles.mark}
            aria-label={`标为已读：${title}`}
            onClick={read}
          >
            <CheckIcon />
          </button>
        ) : null}
      </div>
      {unread ? (
        <span className={styles.under} aria-hidden="true">
          标为已读
        </span>
      ) : null}
    </div>
  )
}
