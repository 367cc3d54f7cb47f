import { Suspense, useState } from 'react'
import { Card } from '#ui/layout/Card.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './Shortcuts.module.css'
import type { AppFunction } from '#shared/functions/app-function.ts'
import {
  FIRST_FUNCTIONS,
  USERS_SHORTCUTS,
  VISITORS_SHORTCUTS,
} from '#shared/functions/first-functions.ts'
import { ShortcutPicture } from '#shared/functions/ShortcutPicture.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'

/** The whole table comes when it is asked for. */
const AllFunctions = lazyPart(() => import('./AllFunctions.tsx'))

/** Links to the most used screens, and to everything. */
export function Shortcuts({ signedIn }: { readonly signedIn: boolean }) {
  const [all, setAll] = useState(false)
  return (
    <Card>
      <ul className={styles.items} aria-label="常用功能" data-track="shortcut">
        {(signedIn ? USERS_SHORTCUTS : VISITORS_SHORTCUTS).map((key) => {
          const { name, short = name, href }: AppFunction = FIRST_FUNCTIONS[key]
          return (
            <li key={key}>
              <a className={styles.item} href={href}>
                <span className={styles.icon}>
                  <ShortcutPicture icon={FIRST_FUNCTIONS[key].icon} />
                </span>
                {short}
              </a>
            </li>
          )
        })}
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
      <Suspense fallback={<Skeleton lines={8} />}>
        <AllFunctions onClose={onClose} />
      </Suspense>
    </Sheet>
  )
}
