import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTRACT_VERSION, contract } from '#bridge/contract.ts'
import { createDevice } from '#offline/client/device.ts'
import type { DeviceOptions } from '#offline/client/device-options.ts'
import type { InstallResult } from '#offline/client/install.ts'
import { PackRefused } from '#offline/client/refused.ts'
import type { BuiltPack } from '#offline/pack/build-pack.ts'
import { compareAppVersions } from '#offline/pack/version.ts'
import { LOCAL_CHANNEL } from '#offline/pack/release.ts'
import { publishSet, trustedRootPath } from '#offline/release/repository.ts'
import { LOCAL } from './build/build-environment.ts'

/** The app version that the reference hosts say they are. */
export const REFERENCE_APP_VERSION = '5.12.0'

/** Returns what an app of this version answers: every method of the contract that is not newer. */
export function supportedBridge(
  app: string,
): Pick<DeviceOptions, 'bridgeMethods' | 'bridgeVersion'> {
  const answered = Object.entries(contract).filter(
    ([, { since }]) => compareAppVersions(since, app) <= 0,
  )
  return { bridgeMethods: answered.map(([name]) => name), bridgeVersion: CONTRACT_VERSION }
}

/** A release repository, its keys and one device, in one folder. */
export interface LocalRelease {
  readonly repoDir: string
  readonly keysDir: string
  readonly deviceDir: string
}

export const localRelease: LocalRelease = {
  repoDir: join(LOCAL, 'repository'),
  keysDir: join(LOCAL, 'keys'),
  deviceDir: join(LOCAL, 'device'),
}

/**
 * Signs and publishes a pack with its parts, then lets the reference device fetch, check and
 * install it, as a phone does.
 */
export async function releaseAndInstall(
  pack: Pick<BuiltPack, 'zip'> & { readonly parts?: readonly Pick<BuiltPack, 'zip'>[] },
  { repoDir, keysDir, deviceDir }: LocalRelease,
): Promise<InstallResult> {
  const zips = [pack, ...(pack.parts ?? [])].map(({ zip }) => zip)
  await publishSet({
    repoDir,
    keysDir,
    zips,
    channel: LOCAL_CHANNEL,
    replace: true,
  })
  const device = createDevice({
    dir: deviceDir,
    repository: repoDir,
    trustedRoot: await readFile(trustedRootPath(repoDir)),
    appVersion: REFERENCE_APP_VERSION,
    channel: LOCAL_CHANNEL,
    ...supportedBridge(REFERENCE_APP_VERSION),
  })
  try {
    return await device.install()
  } catch (error) {
    if (error instanceof PackRefused && ['signature', 'rollback'].includes(error.reason)) {
      throw new Error(
        `The device in ${deviceDir} trusts another repository than ${repoDir}: delete .local and run this again.`,
        { cause: error },
      )
    }
    throw error
  }
}
