import { authenticModule } from './authentic/routes.ts'
import { bindingModule } from './binding/routes.ts'
import { cmbAddBankModule } from './cmb-add-bank/routes.ts'
import { enrollModule } from './enroll/routes.ts'
import { icbcModule } from './icbc/routes.ts'
import { messagesModule } from './messages/routes.ts'
import { myCenterModule } from './my-center/routes.ts'
import { privacyModule } from './privacy/routes.ts'
import { riskModule } from './risks/routes.ts'
import type { ModuleRow } from '#templates/module.ts'

/** The modules of this group; their rows are loaded together (`app/router/modules.ts`). */
export const modules: readonly ModuleRow[] = [
  authenticModule,
  bindingModule,
  cmbAddBankModule,
  enrollModule,
  icbcModule,
  messagesModule,
  myCenterModule,
  privacyModule,
  riskModule,
]
