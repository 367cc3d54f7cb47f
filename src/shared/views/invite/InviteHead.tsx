import styles from './InviteHead.module.css'

interface Props {
  readonly title: string
  readonly note?: string
  /** The gain of each side, in words; an empty one is left out. */
  readonly gains: readonly { readonly side: string; readonly text: string }[]
}

/** The head of an invitation: its hero, in the colour of the brand. */
export function InviteHead({ title, note, gains }: Props) {
  const shown = gains.filter(({ text }) => text !== '')
  return (
    <section className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {shown.length === 0 ? null : (
        <dl className={styles.gains}>
          {shown.map(({ side, text }) => (
            <div key={side}>
              <dt className={styles.side}>{side}</dt>
              <dd className={styles.gain}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
