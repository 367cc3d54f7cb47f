import type { ReactNode } from 'react'

import styles from './TabIcons.module.css'

interface TabIconProps {
  /** The filled form is that of the tab in view. */
  readonly filled: boolean
}

/** A 24-pixel icon of a tab: lines, or the same shape filled with the lines on it in the ground. */
function TabIcon({ filled, children }: TabIconProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={filled ? styles.filled : styles.line}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

export const HomeTabIcon = ({ filled }: TabIconProps) => (
  <TabIcon filled={filled}>
    <path d="M4 10.5 12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19z" />
    <path className={styles.detail} d="M9.5 15.5h5" />
  </TabIcon>
)
export const FundTabIcon = ({ filled }: TabIconProps) => (
  <TabIcon filled={filled}>
    <rect x="3.5" y="4" width="17" height="16.5" rx="2" />
    <path className={styles.detail} d="m7.5 14.5 3-3.5 2.5 2 3.5-4.5" />
  </TabIcon>
)
export const ViewsTabIcon = ({ filled }: TabIconProps) => (
  <TabIcon filled={filled}>
    <path d="M5.5 4h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H13l-4.5 3.5V17h-3a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z" />
    <path className={styles.detail} d="M8 8.7h8M8 12.3h5" />
  </TabIcon>
)
export const AssetsTabIcon = ({ filled }: TabIconProps) => (
  <TabIcon filled={filled}>
    <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z" />
    <path className={styles.detail} d="M12 3.5V12l6.2 5.8" />
  </TabIcon>
)
export const MineTabIcon = ({ filled }: TabIconProps) => (
  <TabIcon filled={filled}>
    <circle cx="12" cy="8" r="4" />
    <path d="M4 20.5c.6-4 3.7-6.2 8-6.2s7.4 2.2 8 6.2z" />
  </TabIcon>
)
