import { brand } from '#domain/brand.ts'
import { shareData, type ShareData } from '#domain/navigation/share.ts'
import { homePaths } from '#paths/home.ts'
import { publicAddress } from '#platform/public-address.ts'
import { loadedModule } from '#app/router/module-loader.ts'
import type { SharedWords } from '#shared/parts/sharing/words-in-view.ts'
import type { Visit } from '#app/router/visit.ts'

const home = (): ShareData => shareData(brand.company, publicAddress(homePaths.home.to()))

/** The words of a row are the same for all users. */
const OFFERED = { sums: 'offered' } as const

/**
 * The part of a visit that a container's menu shares (rules.md#sharing), by its row, else its
 * module, else home. `title` is the title in view, `words` are what the screen gives in its place.
 */
export function sharedVisit(visit: Visit, title: string, words: SharedWords | null): ShareData {
  if (visit.row === null || visit.input === null) return home()
  const { row, input, address } = visit
  const pathname = new URL(address, location.origin).pathname
  const share = row.own === true ? undefined : (row.share ?? loadedModule(pathname)?.share)
  if (share === undefined) return home()
  if (share !== 'own')
    return shareData(share.title, publicAddress(share.to(input)), brand.shareText, OFFERED)
  const declared = Object.keys(row.fields.entries)
  const link = publicAddress(address)
  if (words === null) return shareData(title, link, brand.riskLine, { declared })
  const text = words.text === '' ? brand.riskLine : words.text
  const picture = words.picture === '' ? '' : publicAddress(words.picture)
  const { sums } = words
  return { ...shareData(words.title, link, text, { declared, sums }), shareImgUrl: picture }
}
