import type { ModuleRow } from '#templates/module.ts'
import { sftModule } from './sft/routes.ts'
import { wxInviteFriendModule } from './wx-invite-friend/routes.ts'

/** The modules of this group; their rows are loaded together (`app/modules.ts`). */
export const modules: readonly ModuleRow[] = [sftModule, wxInviteFriendModule]
