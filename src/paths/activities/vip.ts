import { rightId } from '#domain/vip/identifiers.ts'
import { wayBack } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

export const vipPaths = {
  /** Tier, points and rights of a member; who is none is led to `vipEntry`. */
  vipHome: path('/vip/vipHome'),
  /** The page about membership, and becoming a member. */
  vipEntry: path('/vip/vipEntry', wayBack),
  /** The result of becoming a member. */
  vipAuthSuccess: path('/vip/vipAuthSuccess', wayBack),
  /** One right. */
  serviceRight: path('/vip/serviceRight', { rightId }),
  /** The way to the next tier; `from` is a campaign that asks for one. */
  upgrade: path('/vip/upgrade', wayBack),
  /** The plain page for old apps. */
  compat: path('/vip/compat'),
} as const
