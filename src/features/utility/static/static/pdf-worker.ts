// pdf.js reads files beside the page, in this worker; a module of ours only so that its chunk has a
// name that we know.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
