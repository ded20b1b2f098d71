// Only this file names the libraries, and only `language-model` imports it, when a model is asked: they are a third of
// a Worker by themselves, and most run without a model. Named one by one, what is not used stays out of the bundle.
export { createOpenAICompatible } from "@ai-sdk/openai-compatible";
export { generateText, tool } from "ai";
export { createWorkersAI } from "workers-ai-provider";
