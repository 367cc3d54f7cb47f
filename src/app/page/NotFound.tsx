import { useEffect } from 'react'
import { screenPainted } from '#platform/pack-boot.ts'
import { MissingPage } from '#templates/MissingPage.tsx'
import type { ModuleRow } from '#templates/module.ts'
import { useShell } from '#templates/shell-context.ts'

/**
 * The page for an address that this pack has no screen for. It does not redirect, so that a user
 * can read the address out to customer service.
 */
export function NotFound({ wayOn }: { readonly wayOn: ModuleRow['wayOn'] }) {
  const shell = useShell()
  // A wrong address does not count as a pack that failed to start.
  useEffect(screenPainted, [])
  useEffect(() => shell.setTitle('页面不存在'), [shell])
  return <MissingPage wayOn={wayOn} />
}
