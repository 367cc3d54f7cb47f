import { createElement, Suspense, useEffect, useState, type ComponentType } from 'react'
import { notUrgent } from '#platform/pack-boot.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './Shortcuts.module.css'
import type { AppFunction } from '#shared/parts/functions/app-function.ts'
import {
  FIRST_FUNCTIONS,
  USERS_SHORTCUTS,
  VISITORS_SHORTCUTS,
} from '#shared/parts/functions/first-functions.ts'
import { ShortcutPicture } from '#shared/parts/functions/ShortcutPicture.tsx'
import { loadSlotPart, type SlotShortcut, type SlotShortcutsProps } from '#templates/slot-part.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'

/** The whole table comes when it is asked for. */
const AllFunctions = lazyPart(() => import('./AllFunctions.tsx'))

/** The number of shortcuts before 全部. */
const MOST = 7

const Face = ({ icon, mark, label }: Pick<SlotShortcut, 'icon' | 'mark' | 'label'>) => (
  <>
    <span className={styles.icon}>
      {icon}
      {mark === null ? null : <span className={styles.mark}>{mark}</span>}
    </span>
    {label}
  </>
)

/** One of the pack, or of the operators. */
const shortcut = ({ key, href, go, ...face }: SlotShortcut) => (
  <li key={key}>
    {href !== null ? (
      <a className={styles.item} href={href}>
        <Face {...face} />
      </a>
    ) : go === null ? null : (
      <button type="button" className={styles.item} onClick={go}>
        <Face {...face} />
      </button>
    )}
  </li>
)

const ofPack = (key: keyof typeof FIRST_FUNCTIONS) => {
  const { name, short = name, href }: AppFunction = FIRST_FUNCTIONS[key]
  const icon = <ShortcutPicture icon={FIRST_FUNCTIONS[key].icon} />
  return shortcut({ key, label: short, icon, mark: null, href, go: null })
}

/** The component that draws the operators' shortcuts, of another pack; null before it is there. */
function useSlotShortcuts(): ComponentType<SlotShortcutsProps> | null {
  const [Part, setPart] = useState<ComponentType<SlotShortcutsProps> | null>(null)
  useEffect(() => {
    const load = async () => {
      // The first screen does without: those of the pack are there.
      await notUrgent
      const { SlotShortcuts } = await loadSlotPart()
      setPart(() => SlotShortcuts)
    }
    load().catch(() => {})
  }, [])
  return Part
}

/** Links to the most used screens, which operators may change, and to everything. */
export function Shortcuts({ signedIn }: { readonly signedIn: boolean }) {
  const [all, setAll] = useState(false)
  const SlotShortcuts = useSlotShortcuts()
  const slot = signedIn ? 'home-shortcuts' : 'visitor-shortcuts'
  const first = (signedIn ? USERS_SHORTCUTS : VISITORS_SHORTCUTS).map(ofPack)
  return (
    <Card>
      <ul className={styles.items} aria-label="常用功能" data-track="shortcut">
        {SlotShortcuts === null
          ? first
          : createElement(SlotShortcuts, { slot, most: MOST, item: shortcut, fallback: first })}
        <li>
          <button
            type="button"
            className={styles.item}
            aria-haspopup="dialog"
            onClick={() => setAll(true)}
          >
            <Face icon={<ShortcutPicture icon="all" />} mark={null} label="全部" />
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
