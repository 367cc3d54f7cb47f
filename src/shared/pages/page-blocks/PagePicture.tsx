import { mediaHosts } from '#domain/brand-sites.ts'
import { loadableAddress } from '#domain/page/loadable-address.ts'
import type { PictureRef } from '#domain/page/value-fields.ts'
import { Picture } from '#ui/pictures/Picture.tsx'

interface Props {
  readonly picture: PictureRef
  readonly alt: string
  readonly eager?: boolean
}

/** A picture that a page names; one from elsewhere is not loaded, its place stays. */
export function PagePicture({ picture: { src, width, height }, alt, eager = false }: Props) {
  const address = loadableAddress(src, mediaHosts) ?? 'data:,'
  return <Picture src={address} alt={alt} width={width} height={height} eager={eager} />
}
