import { EmptyState, type EmptyStateProps } from '#ui/layout/EmptyState.tsx'
import { useShell } from '#templates/shell-context.ts'

type Props = Omit<EmptyStateProps, 'secondaryText' | 'onSecondary'>

/** A place with nothing to show, with the way back to the page before as its last button. */
export function StateWithBack({ actionText, onAction, ...state }: Props) {
  const { back } = useShell()
  const backText = '返回上一页'
  if (actionText === undefined || onAction === undefined) {
    return <EmptyState {...state} actionText={backText} onAction={back} />
  }
  return (
    <EmptyState
      {...state}
      actionText={actionText}
      onAction={onAction}
      secondaryText={backText}
      onSecondary={back}
    />
  )
}
