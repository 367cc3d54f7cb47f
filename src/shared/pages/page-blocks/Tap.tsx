import type { ReactNode } from 'react'
import type { NavigationItem } from '#domain/navigation/navigation-item.ts'
import { useForward } from '#templates/use-forward.ts'
import { classes } from '#ui/classes.ts'
import styles from './Tap.module.css'

interface Content {
  readonly className?: string | undefined
  /** After the content, where it leads somewhere. */
  readonly mark?: ReactNode
  readonly children?: ReactNode
}

interface Props extends Content {
  readonly action: NavigationItem | null
}

/**
 * Leads where the action says; without a way it is no button. A block of several items makes their
 * ways by one `useForward`, for `TapTo`.
 */
export function Tap({ action, ...content }: Props) {
  // Most blocks of a page lead nowhere: they take no part in the router.
  return action === null ? (
    <TapTo go={null} {...content} />
  ) : (
    <ActionTap action={action} {...content} />
  )
}

function ActionTap({
  action,
  ...content
}: Content & {
  readonly action: NavigationItem
}) {
  return <TapTo go={useForward()(action)} {...content} />
}

export function TapTo({
  go,
  className,
  mark,
  children,
}: Content & {
  /** The result of `useForward` for the action; null for no way. */
  readonly go: (() => void) | null
}) {
  if (go === null) return <div className={className}>{children}</div>
  return (
    <button type="button" className={classes(styles.tap, className)} onClick={go}>
      {children}
      {mark}
    </button>
  )
}
