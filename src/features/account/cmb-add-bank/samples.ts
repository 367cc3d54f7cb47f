import { cmbAddBankPaths } from '#paths/cmb-add-bank.ts'
import { as, type Samples } from '#templates/sample.ts'

const [zhang, li] = [as('zhang'), as('li')]

/** Samples that show each screen. */
export const samples: Samples = () => {
  const { cmbGuide, cmbTlAddBank, protocolList } = cmbAddBankPaths
  return {
    [cmbGuide.pattern]: [
      zhang(cmbGuide.to(), 'another card'),
      as('halfway')(cmbGuide.to({ purpose: 'open' }), 'opening an account'),
      zhang(cmbGuide.to({ purpose: 'open' }), 'opened before'),
      as('new')(cmbGuide.to({ purpose: 'password' }), 'new password'),
      li(cmbGuide.to(), 'not verified'),
      li(cmbGuide.to({ purpose: 'open' }), 'no document yet'),
      as(null)(cmbGuide.to(), 'signed out'),
    ],
    [cmbTlAddBank.pattern]: [
      zhang(cmbTlAddBank.to()),
      { ...zhang(cmbTlAddBank.to(), 'banks'), tap: '支持的银行' },
      li(cmbTlAddBank.to(), 'not verified'),
    ],
    [protocolList.pattern]: [
      as(null)(protocolList.to()),
      zhang(protocolList.to({ purpose: 'add' }), 'to agree to'),
    ],
  }
}
