/** The same frame; its menu is a client's. */
export { Component } from './Admin.tsx'
