import type { ReactNode } from 'react'
import { FIRST_ICONS } from './FunctionIcons.tsx'
import styles from './ShortcutPicture.module.css'

/** A line icon of the functions' family, of the colour of the text around it. */
export const LineIcon = ({ children }: { readonly children: ReactNode }) => (
  <svg className={styles.picture} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {children}
  </svg>
)

/** The icon of a function that home's first frame shows. */
export const ShortcutPicture = ({ icon }: { readonly icon: keyof typeof FIRST_ICONS }) => (
  <LineIcon>{FIRST_ICONS[icon]}</LineIcon>
)
