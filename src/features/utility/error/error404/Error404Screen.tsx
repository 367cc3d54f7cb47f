import { MissingPage } from '#templates/MissingPage.tsx'

// No template: there is no data, only the way on.
/** The page for addresses that lead nowhere, where another page sends people to it by name. */
export default function Error404Screen() {
  return <MissingPage />
}
