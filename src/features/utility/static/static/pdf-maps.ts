/**
 * The character maps that a PDF may name without carrying them (ISO 32000, predefined CMaps), of
 * the collections for Chinese and Japanese, and those for UTF-8 and UTF-32 that Chinese tools
 * write. Each is a file, fetched when a document needs it; together 0.6 MB of the pack.
 */
const FILES = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/cmaps/Adobe-{GB1,CNS1,Japan1}-UCS2.bcmap',
    '/node_modules/pdfjs-dist/cmaps/{GB-EUC,GBpc-EUC,GBK-EUC,GBKp-EUC,GBK2K}-[HV].bcmap',
    '/node_modules/pdfjs-dist/cmaps/UniGB-{UCS2,UTF16,UTF8,UTF32}-[HV].bcmap',
    '/node_modules/pdfjs-dist/cmaps/{B5pc,HKscs-B5,ETen-B5,ETenms-B5,CNS-EUC}-[HV].bcmap',
    '/node_modules/pdfjs-dist/cmaps/UniCNS-{UCS2,UTF16}-[HV].bcmap',
    '/node_modules/pdfjs-dist/cmaps/{83pv,90ms,90msp,90pv,Add,Ext}-RKSJ-[HV].bcmap',
    '/node_modules/pdfjs-dist/cmaps/{EUC-,}[HV].bcmap',
    '/node_modules/pdfjs-dist/cmaps/UniJIS-{UCS2,UCS2-HW,UTF16}-[HV].bcmap',
  ],
  // Never a `data:` address, which the page's policy does not let it fetch.
  { query: '?url&no-inline', import: 'default', eager: true },
)

/** Addresses of the maps, by their names in documents. */
export const PDF_MAPS: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([file, url]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.bcmap'.length),
    url,
  ]),
)
