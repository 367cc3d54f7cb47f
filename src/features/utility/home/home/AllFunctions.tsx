import { FunctionPicture } from '#shared/parts/functions/FunctionPicture.tsx'
import type { AppFunction } from '#shared/parts/functions/app-function.ts'
import { GROUPS } from '#shared/parts/functions/function-groups.ts'
import { FUNCTIONS, type FunctionName } from '#shared/parts/functions/functions-table.ts'
import styles from './Shortcuts.module.css'

interface Props {
  readonly onClose: () => void
}

/** Everything that the app can do, in groups. */
export default function AllFunctions({ onClose }: Props) {
  return (
    <div className={styles.groups} data-track="shortcut">
      {GROUPS.map(({ title, names }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.group}>{title}</h3>
          <ul className={styles.all}>
            {names.map((name) => (
              <li key={name}>
                <One name={name} onClose={onClose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function One({ name, onClose }: Props & { readonly name: FunctionName }) {
  const { name: words, icon, href }: AppFunction = FUNCTIONS[name]
  return (
    // Home may be kept alive: it must not come back under its sheet.
    <a className={styles.one} href={href} onClick={onClose}>
      <span className={styles.sign}>
        <FunctionPicture icon={icon} />
      </span>
      {words}
    </a>
  )
}
