/** As much of a document as React needs to draw text. */
class SmallNode extends EventTarget {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml';
  readonly style: Record<string, unknown> = { setProperty: () => undefined };
  ownerDocument: SmallDocument | null;
  parentNode: SmallNode | null = null;
  childNodes: SmallNode[] = [];
  nodeValue = '';

  constructor(nodeType: number, nodeName: string, ownerDocument: SmallDocument | null) {
    super();
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.ownerDocument = ownerDocument;
  }

  get tagName(): string {
    return this.nodeName;
  }
  get firstChild(): SmallNode | null {
    return this.childNodes[0] ?? null;
  }
  get lastChild(): SmallNode | null {
    return this.childNodes.at(-1) ?? null;
  }
  get nextSibling(): SmallNode | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }
  get textContent(): string {
    return this.nodeType === 3 ? this.nodeValue : this.childNodes.map((node) => node.textContent).join(' ');
  }
  set textContent(text: string) {
    this.childNodes = [];
    if (text !== '') this.appendChild(new SmallDocument().createTextNode(text));
  }
  /** All that hold a text, from the inside out. */
  withText(text: string): SmallNode[] {
    const own = this.textContent.includes(text) ? [this as SmallNode] : [];
    return [...this.childNodes.flatMap((node) => node.withText(text)), ...own];
  }
  setAttribute(): void {}
  removeAttribute(): void {}
  hasAttribute(): boolean {
    return false;
  }
  focus(): void {}
  appendChild(node: SmallNode): SmallNode {
    return this.insertBefore(node, null);
  }
  insertBefore(node: SmallNode, before: SmallNode | null): SmallNode {
    node.parentNode?.removeChild(node);
    const at = before === null ? this.childNodes.length : this.childNodes.indexOf(before);
    this.childNodes.splice(at, 0, node);
    node.parentNode = this;
    return node;
  }
  removeChild(node: SmallNode): SmallNode {
    this.childNodes = this.childNodes.filter((other) => other !== node);
    node.parentNode = null;
    return node;
  }
}

export class SmallDocument extends SmallNode {
  visibilityState = 'visible';
  readonly images: readonly never[] = [];
  readonly activeElement = null;
  /** React asks whether something is a frame; nothing is. */
  readonly defaultView = { HTMLIFrameElement: Date };
  readonly body: SmallNode;
  readonly documentElement: SmallNode & { dataset: Record<string, string> };

  constructor() {
    super(9, '#document', null);
    this.body = this.createElement('body');
    this.documentElement = Object.assign(this.createElement('html'), { dataset: {} });
  }

  createElement(name: string): SmallNode {
    return new SmallNode(1, name.toUpperCase(), this);
  }
  createElementNS(_namespace: string, name: string): SmallNode {
    return this.createElement(name);
  }
  createTextNode(text: string): SmallNode {
    const node = new SmallNode(3, '#text', this);
    node.nodeValue = text;
    return node;
  }
  getElementById(): null {
    return null;
  }
  querySelector(): null {
    return null;
  }
  createComment(): SmallNode {
    return new SmallNode(8, '#comment', this);
  }
}
