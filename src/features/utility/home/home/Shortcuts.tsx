import { useState } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './Shortcuts.module.css'
import { ShortcutPicture } from './ShortcutPicture.tsx'
import { GROUPS, USERS_SHORTCUTS, VISITORS_SHORTCUTS } from './shortcuts.ts'

/** Links to the most used screens, and to everything. */
export function Shortcuts({ signedIn }: { readonly signedIn: boolean }) {
  const [all, setAll] = useState(false)
  return (
    <Card>
      <ul className={styles.items} aria-label="常用功能" data-track="shortcut">
        {(signedIn ? USERS_SHORTCUTS : VISITORS_SHORTCUTS).map(({ name, icon, href }) => (
          <li key={name}>
            <a className={styles.item} href={href}>
              <span className={styles.icon}>
                <ShortcutPicture icon={icon} />
              </span>
              {name}
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            onClick={() => setAll(true)}
          >
            <span className={styles.icon}>
              <ShortcutPicture icon="all" />
            </span>
            全部
          </button>
        </li>
      </ul>
      <AllSheet open={all} onClose={() => setAll(false)} />
    </Card>
  )
}

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

function AllSheet({ open, onClose }: SheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title="全部功能">
      <div className={styles.groups} data-track="shortcut">
        {GROUPS.map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.group}>{title}</h3>
            <ul className={styles.all}>
              {items.map(({ name, href }) => (
                <li key={name}>
                  {/* Home may be kept alive: it must not come back under its sheet. */}
                  <a className={styles.one} href={href} onClick={onClose}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
