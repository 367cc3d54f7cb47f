import { useEffect } from 'react'
import { screenPainted } from '#platform/pack-boot.ts'
import { MissingPage } from '#templates/MissingPage.tsx'
import { useShell } from '#templates/shell-context.ts'

/**
 * An address that this pack has no screen for. The address stays, so that it can be read out to the
 * service.
 */
export function NotFound() {
  const shell = useShell()
  // The pack is not to blame for the address.
  useEffect(screenPainted, [])
  useEffect(() => shell.setTitle('页面不存在'), [shell])
  return <MissingPage />
}
