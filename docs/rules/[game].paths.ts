import { rulesPages } from '../.vitepress/games.js';

export default rulesPages('en');
