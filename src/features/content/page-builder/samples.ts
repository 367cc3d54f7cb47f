import { pageBuilderPaths } from '#paths/page-builder.ts'
import { as, type Samples } from '#templates/sample.ts'

const [guest, zhang, zhu, fresh] = [as(null), as('zhang'), as('zhu'), as('new')]
const page = (pageId: string) => pageBuilderPaths.pageBuilder.to({ pageId })

/** Samples that show each screen. */
export const samples: Samples = () => ({
  [pageBuilderPaths.pageBuilder.pattern]: [
    zhang(page('p-spring'), 'arm c'),
    guest(page('p-spring'), 'by device'),
    guest(page('s-fund-home'), 'slot'),
    guest(page('s-boutique-980201'), 'one fund'),
    zhang(page('p-reading'), 'people and articles'),
    zhang(page('p-tasks'), 'tasks'),
    guest(page('p-tasks'), 'tasks signed out'),
    as('keeper')(page('p-campaigns'), 'campaigns'),
    guest(page('p-campaigns'), 'campaigns signed out'),
    guest(page('p-broken'), 'broken blocks left out'),
    guest(page('p-old'), 'zones'),
    guest(page('p-long'), 'long'),
    fresh(page('p-newuser'), 'new user'),
    zhu(page('p-vip'), 'member'),
    zhang(page('p-vip'), 'not for you'),
    guest(page('p-vip'), 'sign in first'),
    guest(page('p-soon'), 'not yet'),
    guest(page('p-over'), 'ended'),
    guest(page('p-newer'), 'newer than the pack'),
    guest(page('no-such-page'), 'unknown'),
  ],
})
