/** Safari before 15.4 has no dialogs: there one opens over the page, and what opened it gets no focus back. */
if (!('HTMLDialogElement' in globalThis)) {
  Object.assign(HTMLUnknownElement.prototype, {
    showModal(this: HTMLElement) {
      this.setAttribute('open', '')
    },
    close(this: HTMLElement) {
      if (!this.hasAttribute('open')) return
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    },
  })
}
